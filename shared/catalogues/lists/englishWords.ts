/** What foreign suppliers write on their invoices. Form: `tariffSynonyms.ts`. */
export const englishWords = `
apartment ac|aire acondicionado
bearing|rodamientos
bicycle|bicicletas
bike|bicicletas
blender|licuadoras
bolt|tornillos
boots|botas
bowl|vajilla
bra|sostenes
brake|frenos
brake pad|pastillas frenos
bulb|bombillas
bumper|bómperes
candle|candelas
car|automóviles
cardboard box|cajas cartón
cell phone|teléfonos móviles|teléfonos inteligentes
cellphone|teléfonos móviles|teléfonos inteligentes
ceramic tile|azulejos
chair|sillas
charger|convertidores
computer|computadoras
cooler|termos
copier|impresoras
cotton|algodón
desk|escritorios
diaper|pañales
door|puertas
dress|vestidos
drill|taladros
earbuds|auriculares
earphones|auriculares
engine|motores
excavator|excavadoras
fan|ventiladores
faucet|grifos
fertilizer|abonos
filter|filtros
fireworks|fuegos artificiales
flashlight|linternas
flash drive|memorias usb
footwear|calzado
freezer|congeladores
fridge|refrigeradores|refrigeradoras
furniture|muebles
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
helmet|cascos
hose|mangueras
jewelry|joyería
keyboard|8471.60
kitchen|cocina
label|etiquetas
lamp|lámparas
leather|cuero
lighter|encendedores
mattress|colchones
medicine|medicamentos
milk|leche
backpack|4202.92
motorcycle|motocicletas
nut|tuercas
paint|pinturas
solar panel|paneles solares
pants|pantalones
pen|bolígrafos
pencil|lápices
pillow|almohadas
pipe|tubos
plastic|plástico
plastic bag|bolsas polietileno
printer|impresoras
pump|bombas
purse|bolsos mano
refrigerator|refrigeradores|refrigeradoras
rice|arroz
rims|aros ruedas
rubber|caucho
saw|sierras
scale|balanzas
screw|tornillos
screwdriver|destornilladores
seed|semillas
server|servidores
sheet|láminas|sábanas
shirt|camisas
shoe|zapatos|calzado
shoes|zapatos|calzado
smartphone|teléfonos inteligentes
soap|jabón
sock|calcetines
socks|calcetines
speaker|altavoces
steel|acero
steel bar|varilla
stove|estufas
sugar|azúcar
sunglasses|gafas sol
syringe|jeringas
table|muebles
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
truck|camiones
tyre|neumáticos
umbrella|paraguas
underwear|calzoncillos|calzones
vaccine|vacunas
valve|válvulas
washing machine|lavadoras
watch|relojes
water|agua
wheel|ruedas
window|ventanas
wine|vino
wire|alambre|conductores
wireless|aparatos datos
wood|madera
wrench|llaves ajuste
breaker|interruptores termomagnéticos
masking tape|papel autoadhesivo|cinta adhesiva
stretch film|película polietileno
tape|cinta adhesiva
`;
