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
anteojos|gafas|monturas
apartment ac|aire acondicionado
arete|bisutería|joyería
arrocera|8516.60
audífono|auriculares|audífonos
auto|automóviles
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
bocina|altavoces
bolt|tornillos
bombillo|bombillas
boots|botas
botella pet|botellas plástico
bowl|vajilla
boxer|calzoncillos
bra|sostenes
brake|frenos
brake pad|pastillas frenos
bulb|bombillas
bumper|bómperes
cable|cables|conductores
cable usb|conductores conexión
camara de seguridad|cámaras vigilancia
camara web|cámaras video
camioneta|automóviles|pick ups
candle|candelas
car|automóviles
cardboard box|cajas cartón
carro|automóviles
celular|teléfonos móviles|teléfonos inteligentes
cell phone|teléfonos móviles|teléfonos inteligentes
cellphone|teléfonos móviles|teléfonos inteligentes
ceramic tile|azulejos
chair|sillas
chamarra|abrigos|frazadas
chaqueta|chaquetas|abrigos
charger|convertidores
cargador|convertidores
chip|circuitos integrados|tarjetas inteligentes
chompa|suéteres|abrigos
chumpa|abrigos
cobija|frazadas
computador|computadoras
computer|computadoras
control remoto|8543.70
cooler|termos
copier|impresoras
cosmético|cremas|maquillaje
cotton|algodón
dental|dientes
desarmador|destornilladores
desk|escritorios
diaper|pañales
door|puertas
dress|vestidos
drill|taladros
earbuds|auriculares
earphones|auriculares
empaque|empaques|juntas
engine|motores
espagueti|pastas
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
freezer|congeladores
fridge|refrigeradores|refrigeradoras
frigorífico|refrigeradores|refrigeradoras
furniture|muebles
gabacha|batas|ropa trabajo
generador|generadoras
generator|generadoras
glass|vidrio
gloves|guantes
hair|cabello|pelo
hard drive|discos duros
hdd|discos duros
hat|sombreros
hammer|martillos
headphones|auriculares
headset|auriculares
heladera|refrigeradoras|congeladores
helmet|cascos
hose|mangueras
hule|caucho|hule
impresor|impresoras
inversor|convertidores
iphone|teléfonos inteligentes
jeans|pantalones lona|pantalones algodón
jewelry|joyería
keyboard|8471.60
kitchen|cocina
label|etiquetas
labial|labios
lamp|lámparas
lampara led|lámparas led|luminarias led
lapicero|bolígrafos
laptop|computadoras portátiles
leather|cuero
lego|juguetes
lentes de sol|gafas sol
lentes|gafas|lentes
lighter|encendedores
llanta|neumáticos
llave inglesa|llaves ajuste
macbook|computadoras portátiles
mattress|colchones
medicina|medicamentos
medicine|medicamentos
memoria ram|8473.30
milk|leche
mochila|bolsos maletas|4202.92
backpack|4202.92
moto|motocicletas
motorcycle|motocicletas
mouse|8471.60
nevera|refrigeradores|refrigeradoras
notebook|computadoras portátiles|cuadernos
nut|tuercas
ordenador|computadoras
ordenador portatil|computadoras portátiles
paint|pinturas
pajilla|plástico mesa
solar panel|paneles solares
pantalla|pantallas|televisores|monitores
pants|pantalones
papel de baño|papel higiénico
papel sanitario|papel higiénico
parlante|altavoces
pasta dental|pasta dientes
pen|bolígrafos
pencil|lápices
pendrive|memorias usb
pickup|pick ups
pillow|almohadas
pipe|tubos
pizarra|9610
plastic|plástico
plastic bag|bolsas polietileno
playera|camisetas
playstation|consolas videojuegos
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
rice|arroz
rims|aros ruedas
router|aparatos datos
ropa interior|calzoncillos|calzones
rubber|caucho
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
smart tv|televisores
smartphone|teléfonos inteligentes
smartwatch|8517.62
soap|jabón
sock|calcetines
socks|calcetines
soda|bebidas|agua gaseada
speaker|altavoces
ssd|8523.51|unidades memoria
steel|acero
steel bar|varilla
stove|estufas
suero|lactosuero
sugar|azúcar
sunglasses|gafas sol
switch|interruptores|aparatos datos
syringe|jeringas
t shirt|camisetas
tshirt|camisetas
table|muebles
tablet|computadoras portátiles
teclado|8471.60|teclados
television|televisores
tile|azulejos
tire|neumáticos
tool|herramientas
tools|herramientas
toothbrush|cepillos dientes
toothpaste|pasta dientes
towel|toallas
toy|juguetes
toys|juguetes
troquel|8207
truck|camiones
tv|televisores
tyre|neumáticos
umbrella|paraguas
underwear|calzoncillos|calzones
usb|memorias usb
vaccine|vacunas
valve|válvulas
vape|vapear|vapeadores
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
