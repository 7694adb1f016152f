import { makeList } from '../makeList.ts';
import { catalogue } from '../names.ts';

/**
 * What importers and suppliers call goods, and how a tariff does: the typed word, then each other way, parted by «|». A way
 * of several words stands for the codes that say all of them, and a number for those that begin with it.
 */
const said = `
aceite de motor|aceites lubricantes
aceite de cocina|aceite refinado
abono|fertilizante|abonos
aguardiente|ron|tequila
airpods|auriculares
alambrado|alambre púas
alfombra|alfombras
amortiguador|amortiguadores
anteojos|gafas|monturas
apartment ac|aire acondicionado
arete|bisutería|joyería
arrocera|8516.60
audífono|auriculares|audífonos
auto|automóviles
azulejo|azulejos
balero|rodamientos
balinera|rodamientos
banda|correas|bandas
batería|baterías|pilas
batidora|licuadoras
bearing|rodamientos
bermuda|pantalones
bicycle|bicicletas
bike|bicicletas
blender|licuadoras
blusa|blusas
bocina|altavoces
bolt|tornillos
bombillo|bombillas
bota|botas
boots|botas
botella pet|botellas plástico
bowl|vajilla
boxer|calzoncillos
bra|sostenes
brake|frenos
brake pad|pastillas frenos
bulb|bombillas
bumper|bómperes
bus|buses
cable|cables|conductores
cable usb|conductores conexión
camara de seguridad|cámaras vigilancia
camara web|cámaras video
camion|camiones
camioneta|automóviles|pick ups
camisa|camisas
camiseta|camisetas
candle|candelas
car|automóviles
cardboard box|cajas cartón
carro|automóviles
celular|teléfonos móviles|teléfonos inteligentes
cell phone|teléfonos móviles|teléfonos inteligentes
cellphone|teléfonos móviles|teléfonos inteligentes
cemento|cemento
ceramic tile|azulejos
cereal|cereales
cerveza|cerveza
chair|sillas
chamarra|abrigos|frazadas
chaqueta|chaquetas|abrigos
charger|convertidores
cargador|convertidores
chip|circuitos integrados|tarjetas inteligentes
chompa|suéteres|abrigos
chumpa|abrigos
cobija|frazadas
colchón|colchones
compresor|compresores
computador|computadoras
computadora|computadoras
computer|computadoras
control remoto|8543.70
cooler|termos
copier|impresoras
cosmético|cremas|maquillaje
crema|cremas
croqueta|croquetas
cotton|algodón
cuaderno|cuadernos
dental|dientes
desarmador|destornilladores
desk|escritorios
detergente|detergentes
diaper|pañales
disco duro|discos duros
door|puertas
dress|vestidos
drill|taladros
earbuds|auriculares
earphones|auriculares
empaque|empaques|juntas
engine|motores
escoba|escobas
espagueti|pastas
estantería|estanterías
estufa|estufas
excavator|excavadoras
faja|fajas|correas
fan|ventiladores
faucet|grifos
ferreteria|herramientas mano
fertilizer|abonos
filter|filtros
fireworks|fuegos artificiales
flashlight|linternas
flash drive|memorias usb
footwear|calzado
foco|focos
freezer|congeladores
fridge|refrigeradores|refrigeradoras
frigorífico|refrigeradores|refrigeradoras
fruta|frutas
furniture|muebles
gabacha|batas|ropa trabajo
gasolina|gasolinas
generador|generadoras
generator|generadoras
glass|vidrio
gloves|guantes
guante|guantes
hair|cabello|pelo
hard drive|discos duros
hdd|discos duros
hat|sombreros
hammer|martillos
headphones|auriculares
headset|auriculares
heladera|refrigeradoras|congeladores
helmet|cascos
herramienta|herramientas
hose|mangueras
hule|caucho|hule
impresor|impresoras
inversor|convertidores
iphone|teléfonos inteligentes
jabon|jabón
jeans|pantalones lona|pantalones algodón
jeringa|jeringas
jewelry|joyería
juguete|juguetes
ketchup|kétchup
keyboard|8471.60
kitchen|cocina
label|etiquetas
labial|labios
lamp|lámparas
lampara led|lámparas led|luminarias led
lapicero|bolígrafos
laptop|computadoras portátiles
lavadora|lavadoras
leather|cuero
lego|juguetes
lentes de sol|gafas sol
lentes|gafas|lentes
lighter|encendedores
llanta|neumáticos
llave inglesa|llaves ajuste
lubricante|lubricantes
macbook|computadoras portátiles
maquina de coser|máquinas coser
maleta|maletas
manguera|mangueras
mascarilla|mascarillas
mattress|colchones
medicamento|medicamentos
medicina|medicamentos
medicine|medicamentos
memoria ram|8473.30
microondas|microondas
milk|leche
minisplit|minisplit
mochila|bolsos maletas|4202.92
backpack|4202.92
monitor|monitores
montacarga|montacargas
moto|motocicletas
motorcycle|motocicletas
mouse|8471.60
mueble|muebles
muñeca|muñecas
neumatico|neumáticos
nevera|refrigeradores|refrigeradoras
notebook|computadoras portátiles|cuadernos
nut|tuercas
ordenador|computadoras
ordenador portatil|computadoras portátiles
paint|pinturas
pajilla|plástico mesa
panel solar|paneles solares
solar panel|paneles solares
pantalla|pantallas|televisores|monitores
pants|pantalones
papel de baño|papel higiénico
papel sanitario|papel higiénico
pañal|pañales
parlante|altavoces
parrilla|parrillas
pasta dental|pasta dientes
pen|bolígrafos
pencil|lápices
pendrive|memorias usb
perfume|perfumes
pickup|pick ups
pillow|almohadas
pipe|tubos
pizarra|9610
plastico|plástico
plastic|plástico
plastic bag|bolsas polietileno
playera|camisetas
playstation|consolas videojuegos
plywood|plywood
polera|camisetas
polo|playeras
pollera|vestidos
pomo|cerraduras
pos|cajas registradoras
printer|impresoras
pump|bombas
purse|bolsos mano
refacción|repuestos
refri|refrigeradores|refrigeradoras
refrigerador|refrigeradores|refrigeradoras
refrigerator|refrigeradores|refrigeradoras
reloj|relojes
repuesto|repuestos
rice|arroz
rims|aros ruedas
router|aparatos datos
ropa interior|calzoncillos|calzones
rubber|caucho
sandalia|sandalias
sarten|sartenes
saw|sierras
scale|balanzas
screw|tornillos
screwdriver|destornilladores
seed|semillas
server|servidores
shampoo|champú
sheet|láminas|sábanas
shirt|camisas
shoe|zapatos|calzado
shoes|zapatos|calzado
silla|sillas
smart tv|televisores
smartphone|teléfonos inteligentes
smartwatch|8517.62
soap|jabón
sock|calcetines
socks|calcetines
soda|bebidas|agua gaseada
sofa|sofás
soya|soya
speaker|altavoces
ssd|8523.51|unidades memoria
steel|acero
steel bar|varilla
stove|estufas
suero|lactosuero
suela|suelas
sugar|azúcar
sunglasses|gafas sol
switch|interruptores|aparatos datos
syringe|jeringas
t shirt|camisetas
tshirt|camisetas
table|muebles
tablet|computadoras portátiles
taladro|taladros
tarima|tarimas
teclado|8471.60|teclados
telefono|teléfonos
television|televisores
televisor|televisores
tenis|tenis
tile|azulejos
tire|neumáticos
tomate|tomates
tool|herramientas
tools|herramientas
toothbrush|cepillos dientes
toothpaste|pasta dientes
toner|tóner
tornillo|tornillos
towel|toallas
toy|juguetes
toys|juguetes
tractor|tractores
troquel|8207
truck|camiones
tubo pvc|tubos pvc
tv|televisores
tyre|neumáticos
umbrella|paraguas
underwear|calzoncillos|calzones
usb|memorias usb
vaccine|vacunas
vacuna|vacunas
valve|válvulas
vape|vapear|vapeadores
varilla|varilla
vaso|vasos
ventana|ventanas
vestido|vestidos
vino|vino
vitamina|vitaminas|vitamina
washing machine|lavadoras
watch|relojes
water|agua
whiskey|whisky
wheel|ruedas
window|ventanas
guisqui|whisky
whisqui|whisky
wiski|whisky
wine|vino
wire|alambre|conductores
wireless|aparatos datos
wood|madera
wrench|llaves ajuste
xbox|consolas videojuegos
yogurt|yogur
zapatilla|tenis|calzado deportivo
zapato|zapatos|calzado
zipper|zíperes
`;

export const tariffSynonymList = makeList({
  name: catalogue.tariffSynonyms,
  title: 'Sinónimos para buscar en el arancel',
  source: 'Voces del comercio, propias del producto; amplíelas con las de sus clientes',
  rows: said
    .trim()
    .split('\n')
    .map((line) => {
      const [CLAVE = '', ...ways] = line.split('|');
      return { CLAVE, VALOR: ways.join('|') };
    }),
});
