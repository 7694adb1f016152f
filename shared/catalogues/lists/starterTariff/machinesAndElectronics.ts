/** Section XVI: machines, electrical goods. Form: `readStarterLines.ts`. */
export const machinesAndElectronics = `
8402.12.00.00 C62 0.00 Calderas de vapor
8407.21.00.00 C62 5.00 Motores fuera de borda para lancha
8407.34.00.00 C62 0.00 Motores de gasolina para vehículos de más de 1,000 cm³
8408.20.00.00 C62 0.00 Motores diésel para vehículos
8408.90.00.00 C62 0.00 Motores diésel estacionarios
8409.91.00.00 KGM 0.00 Partes de motor de gasolina: pistones, anillos, válvulas
8409.99.00.00 KGM 0.00 Partes de motor diésel
8412.21.00.00 C62 0.00 Cilindros hidráulicos
8413.30.00.00 C62 5.00 Bombas de combustible, aceite o agua para motor
8413.70.00.00 C62 5.00 Bombas centrífugas de agua
8413.81.00.00 C62 5.00 Bombas para líquidos, las demás
8413.91.00.00 KGM 0.00 Partes de bombas para líquidos
8414.10.00.00 C62 0.00 Bombas de vacío
8414.30.00.00 C62 0.00 Compresores para refrigeración
8414.51.00.00 C62 15.00 Ventiladores de mesa, pie, pared o techo
8414.59.00.00 C62 5.00 Ventiladores industriales
8414.80.00.00 C62 5.00 Compresores de aire
8415.10.00.00 C62 15.00 Aire acondicionado de ventana o minisplit
8415.82.00.00 C62 15.00 Aire acondicionado central con refrigeración
8415.90.00.00 KGM 5.00 Partes de aire acondicionado
8418.10.10.00 C62 15.00 Refrigeradores y congeladores con puertas exteriores separadas
8418.21.00.00 C62 15.00 Refrigeradoras domésticas de compresión
8418.30.00.00 C62 15.00 Congeladores horizontales
8418.50.00.00 C62 15.00 Vitrinas y mostradores refrigerados
8418.69.00.00 C62 5.00 Equipos para producir frío, cuartos fríos
8419.19.00.00 C62 15.00 Calentadores de agua, solares
8419.50.00.00 C62 0.00 Intercambiadores de calor
8419.81.00.00 C62 5.00 Cafeteras y equipos industriales para bebidas calientes
8420.10.00.00 C62 0.00 Calandrias y laminadores
8421.21.00.00 C62 5.00 Filtros y purificadores de agua
8421.23.00.00 C62 5.00 Filtros de aceite y combustible para motor
8421.31.00.00 C62 5.00 Filtros de aire para motor
8421.99.00.00 KGM 5.00 Partes de filtros, elementos y cartuchos
8422.11.00.00 C62 15.00 Lavaplatos doméstico
8422.30.00.00 C62 0.00 Máquinas para llenar, cerrar y etiquetar envases
8422.40.00.00 C62 0.00 Máquinas para empaquetar o envolver
8423.81.00.00 C62 5.00 Balanzas y básculas de hasta 30 kg
8424.10.00.00 C62 10.00 Extintores
8424.30.00.00 C62 5.00 Hidrolavadoras de presión
8424.41.00.00 C62 0.00 Aspersores y bombas de fumigar portátiles
8425.11.00.00 C62 0.00 Polipastos eléctricos
8425.42.00.00 C62 5.00 Gatos hidráulicos
8426.41.00.00 C62 0.00 Grúas sobre neumáticos
8427.10.00.00 C62 0.00 Montacargas eléctricos
8427.20.00.00 C62 0.00 Montacargas de combustión
8428.10.00.00 C62 0.00 Ascensores y elevadores
8428.33.00.00 C62 0.00 Transportadores de banda
8429.11.00.00 C62 0.00 Topadoras de orugas, bulldozer
8429.20.00.00 C62 0.00 Motoniveladoras
8429.40.00.00 C62 0.00 Compactadoras y rodillos
8429.51.00.00 C62 0.00 Cargadores frontales
8429.52.00.00 C62 0.00 Excavadoras cuya superestructura gira 360°
8430.41.00.00 C62 0.00 Perforadoras autopropulsadas
8431.49.00.00 KGM 0.00 Partes de maquinaria de construcción
8432.10.00.00 C62 0.00 Arados
8433.11.00.00 C62 5.00 Cortadoras de grama con motor
8433.51.00.00 C62 0.00 Cosechadoras trilladoras
8434.10.00.00 C62 0.00 Máquinas de ordeñar
8436.21.00.00 C62 0.00 Incubadoras avícolas
8438.10.00.00 C62 0.00 Máquinas para panadería y pastas
8438.50.00.00 C62 0.00 Máquinas para procesar carne
8439.20.00.00 C62 0.00 Máquinas para fabricar papel
8441.10.00.00 C62 0.00 Cortadoras de papel
8443.13.00.00 C62 0.00 Máquinas de imprimir offset
8443.31.00.00 C62 0.00 Impresoras multifuncionales
8443.32.10.00 C62 0.00 Impresoras que se conectan a una computadora
8443.99.00.00 KGM 0.00 Cartuchos de tinta y tóner, partes de impresora
8444.00.00.00 C62 0.00 Máquinas para extrudir fibra textil
8447.12.00.00 C62 0.00 Máquinas circulares de tejer
8450.11.00.00 C62 15.00 Lavadoras de ropa automáticas de hasta 10 kg
8450.20.00.00 C62 10.00 Lavadoras de ropa de más de 10 kg
8451.21.00.00 C62 15.00 Secadoras de ropa de hasta 10 kg
8452.10.00.00 C62 0.00 Máquinas de coser domésticas
8452.29.00.00 C62 0.00 Máquinas de coser industriales
8456.11.00.00 C62 0.00 Máquinas de corte por láser
8457.10.00.00 C62 0.00 Centros de mecanizado
8458.11.00.00 C62 0.00 Tornos de control numérico
8462.22.00.00 C62 0.00 Máquinas para perfilar y plegar metal
8465.91.00.00 C62 0.00 Sierras para madera
8467.21.00.00 C62 0.00 Taladros eléctricos de mano
8467.22.00.00 C62 0.00 Sierras eléctricas de mano
8467.29.00.00 C62 0.00 Pulidoras, lijadoras y herramientas eléctricas de mano, las demás
8467.81.00.00 C62 0.00 Motosierras
8468.10.00.00 C62 5.00 Sopletes manuales
8470.50.00.00 C62 0.00 Cajas registradoras
8471.30.00.00 C62 0.00 Computadoras portátiles de peso inferior o igual a 10 kg
8471.41.00.00 C62 0.00 Computadoras de escritorio
8471.50.00.00 C62 0.00 Unidades de proceso, servidores
8471.60.00.00 C62 0.00 Unidades de entrada o salida: teclados, ratones, escáneres
8471.70.00.00 C62 0.00 Discos duros y unidades de memoria
8471.80.00.00 C62 0.00 Unidades de computadora, las demás
8471.90.00.00 C62 0.00 Lectores ópticos y de código de barras
8472.90.00.00 C62 0.00 Cajeros automáticos, destructoras y máquinas de oficina
8473.30.00.00 KGM 0.00 Partes de computadora: tarjetas, memorias, carcasas
8474.31.00.00 C62 0.00 Hormigoneras, mezcladoras de concreto
8476.21.00.00 C62 0.00 Máquinas expendedoras de bebidas
8477.10.00.00 C62 0.00 Inyectoras de plástico
8479.82.00.00 C62 0.00 Mezcladoras, trituradoras y molinos industriales
8479.89.00.00 C62 0.00 Máquinas y aparatos mecánicos, los demás
8480.71.00.00 C62 0.00 Moldes para inyección de plástico
8481.10.00.00 KGM 0.00 Válvulas reductoras de presión
8481.80.00.00 KGM 5.00 Llaves, grifos y válvulas de paso
8481.90.00.00 KGM 5.00 Partes de válvulas y grifería
8482.10.00.00 C62 0.00 Rodamientos de bolas
8482.20.00.00 C62 0.00 Rodamientos de rodillos cónicos
8483.10.00.00 C62 0.00 Árboles de levas y cigüeñales
8483.40.00.00 C62 0.00 Engranajes y cajas reductoras
8483.60.00.00 C62 0.00 Embragues y acoplamientos
8484.10.00.00 KGM 0.00 Juntas metaloplásticas, empaques de motor
8487.90.00.00 KGM 0.00 Partes de máquinas sin conexión eléctrica, las demás
8501.10.00.00 C62 0.00 Motores eléctricos de hasta 37.5 W
8501.40.00.00 C62 0.00 Motores eléctricos monofásicos
8501.52.00.00 C62 0.00 Motores eléctricos trifásicos de 750 W a 75 kW
8501.71.00.00 C62 0.00 Paneles y generadores fotovoltaicos de hasta 50 W
8502.11.00.00 C62 0.00 Plantas generadoras diésel de hasta 75 kVA
8504.21.00.00 C62 5.00 Transformadores en aceite de hasta 650 kVA
8504.31.00.00 C62 0.00 Transformadores de hasta 1 kVA
8504.40.00.00 C62 0.00 Convertidores estáticos
8505.19.00.00 KGM 5.00 Imanes
8506.10.00.00 C62 15.00 Pilas alcalinas
8507.10.00.00 C62 15.00 Baterías de plomo para arrancar motores
8507.60.00.00 C62 5.00 Baterías de litio
8508.11.00.00 C62 15.00 Aspiradoras domésticas
8509.40.00.00 C62 15.00 Licuadoras, batidoras y procesadores de alimentos
8510.20.00.00 C62 15.00 Máquinas de cortar el pelo
8511.10.00.00 C62 0.00 Bujías de encendido
8511.40.00.00 C62 0.00 Motores de arranque, alternadores de arranque
8511.50.00.00 C62 0.00 Alternadores
8512.20.00.00 C62 5.00 Faros, luces y stops de vehículo
8512.40.00.00 C62 5.00 Limpiaparabrisas
8513.10.00.00 C62 15.00 Linternas
8514.19.00.00 C62 0.00 Hornos eléctricos industriales
8515.31.00.00 C62 0.00 Máquinas de soldar por arco automáticas
8515.39.00.00 C62 0.00 Máquinas de soldar por arco, las demás
8516.10.00.00 C62 15.00 Calentadores eléctricos de agua, duchas
8516.31.00.00 C62 15.00 Secadoras de pelo
8516.40.00.00 C62 15.00 Planchas eléctricas
8516.50.00.00 C62 15.00 Hornos de microondas
8516.60.00.00 C62 15.00 Estufas, hornos y parrillas eléctricas
8516.71.00.00 C62 15.00 Cafeteras eléctricas domésticas
8516.72.00.00 C62 15.00 Tostadoras de pan
8517.12.00.00 C62 0.00 Teléfonos móviles
8517.13.00.00 C62 0.00 Teléfonos inteligentes
8517.18.00.00 C62 0.00 Teléfonos fijos y telefonía IP
8517.62.00.00 C62 0.00 Aparatos para recibir, convertir o transmitir datos
8517.71.00.00 KGM 0.00 Antenas de telefonía
8517.79.00.00 KGM 0.00 Partes de teléfonos: pantallas, carcasas
8518.10.00.00 C62 5.00 Micrófonos
8518.21.00.00 C62 15.00 Bocinas, altavoces en su caja
8518.30.00.00 C62 5.00 Auriculares, incluso con micrófono
8518.40.00.00 C62 5.00 Amplificadores de audio
8519.81.00.00 C62 15.00 Reproductores de sonido
8521.90.00.00 C62 15.00 Reproductores y grabadores de video
8523.29.00.00 C62 0.00 Tarjetas magnéticas
8523.51.00.00 C62 0.00 Memorias USB y tarjetas de memoria
8523.52.00.00 C62 0.00 Tarjetas inteligentes con chip
8524.91.00.00 C62 0.00 Módulos de pantalla plana
8525.89.00.00 C62 0.00 Cámaras de video, de vigilancia y digitales
8526.91.00.00 C62 0.00 Aparatos de navegación GPS
8527.21.00.00 C62 15.00 Radios para vehículo con reproductor
8528.52.00.00 C62 0.00 Monitores para computadora
8528.62.00.00 C62 0.00 Proyectores para computadora
8528.72.90.00 C62 15.00 Televisores en color, los demás
8529.10.00.00 KGM 5.00 Antenas de televisión y radio
8529.90.00.00 KGM 0.00 Partes de televisores, radios y cámaras
8530.80.00.00 C62 0.00 Semáforos y señalización de tráfico
8531.10.00.00 C62 5.00 Alarmas contra robo o incendio
8532.24.00.00 C62 0.00 Capacitores cerámicos
8533.21.00.00 C62 0.00 Resistencias eléctricas fijas
8534.00.00.00 KGM 0.00 Circuitos impresos
8535.21.00.00 C62 0.00 Disyuntores de más de 1,000 V
8536.20.00.00 C62 5.00 Interruptores termomagnéticos, flipones
8536.50.00.00 C62 5.00 Interruptores y apagadores
8536.69.00.00 C62 5.00 Tomacorrientes y enchufes
8536.90.00.00 C62 5.00 Conectores, terminales y cajas de conexión
8537.10.00.00 C62 5.00 Tableros eléctricos y de control de hasta 1,000 V
8538.90.00.00 KGM 0.00 Partes de tableros e interruptores
8539.52.00.00 C62 5.00 Bombillas y focos LED
8541.43.00.00 C62 0.00 Paneles solares, células fotovoltaicas en módulo
8542.31.00.00 C62 0.00 Circuitos integrados, procesadores
8543.40.00.00 C62 15.00 Cigarrillos electrónicos, vapeadores
8543.70.00.00 C62 0.00 Aparatos eléctricos con función propia, los demás
8544.11.00.00 KGM 5.00 Alambre de cobre esmaltado para bobinar
8544.30.00.00 KGM 0.00 Arneses y juegos de cables para vehículo
8544.42.00.00 KGM 5.00 Conductores eléctricos con piezas de conexión
8544.49.00.00 KGM 5.00 Cables eléctricos sin conectores de hasta 1,000 V
8544.70.00.00 KGM 0.00 Cables de fibra óptica
8547.20.00.00 KGM 5.00 Aisladores de plástico
`;
